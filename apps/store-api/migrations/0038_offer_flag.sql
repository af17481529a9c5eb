-- Whether a product is on offer follows from its prices. The previous build still reads the column, and takes null
-- for no.
ALTER TABLE "product" ALTER COLUMN "is_offer_existing" DROP NOT NULL;
