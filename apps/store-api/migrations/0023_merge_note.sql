-- What a bag says after a login brought a guest's bag into it: which of two choices stays, and why.
ALTER TABLE "cart" ADD COLUMN "merge_note" text;
