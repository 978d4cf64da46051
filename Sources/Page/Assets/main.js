// The last script of the catalogue's page: shows the first view.
startViews();
