-- Who is in the loyalty programme, as the identity provider told at the last login.
ALTER TABLE "customer" ADD COLUMN "is_loyal" boolean DEFAULT false NOT NULL;
