-- The brand indexes were lists written down once; now they are counted from what is sold.
UPDATE "content_page" SET "blocks" = '[{"type":"brandIndex"}]'::jsonb WHERE "path" IN ('/brandList/a-to-z-luxury-brands', '/brandList/indiluxe-brands-index');
