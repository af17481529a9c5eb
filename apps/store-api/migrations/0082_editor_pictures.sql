-- What a picture shows, for a person at the desk who chooses it for content.
ALTER TABLE "media_file" ADD COLUMN "alt" text;
