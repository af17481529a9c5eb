-- Erasing an account deletes the requests that its customer made as a guest, by their address.
CREATE INDEX "data_request_email" ON "data_request" USING btree (lower("email")) WHERE "data_request"."customer_id" is null;
