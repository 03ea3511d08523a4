-- A login is the lower-cased address; two addresses that differ only in case are one person.
ALTER TABLE "account" ADD CONSTRAINT "account_login_is_lower_case" CHECK ("login" = lower("login"));
CREATE UNIQUE INDEX "account_email_any_case" ON "account" (lower("email"));
