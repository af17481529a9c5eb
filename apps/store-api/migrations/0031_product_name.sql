-- Products that share a name are found by it: their pages say of which brand they are.
CREATE INDEX "product_name" ON "product" ("name");
