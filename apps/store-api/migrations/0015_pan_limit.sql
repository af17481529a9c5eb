-- From which worth of an order, in rupees, a PAN is asked for. A rule that a retailer has written herself stays.
UPDATE "application_property"
SET "value" = '{"pattern":"^[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]$","message":"Enter the ten letters and digits of your PAN, like ABCPK1234L.","limitRupees":200000}'
WHERE "product" = 'lux' AND "name" = 'panValidationConfig'
	AND "value" = '{"pattern":"^[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]$","message":"Enter the ten letters and digits of your PAN, like ABCPK1234L."}';
