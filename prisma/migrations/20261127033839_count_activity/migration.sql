-- AlterTable
ALTER TABLE "account" ADD COLUMN     "activity_revision" INTEGER NOT NULL DEFAULT 0;

-- What the watchlist and the best results of an account are made from, beside the stock: entries, groups, who added an
-- entry, enquiries, searches and purchases. Triggers count every change of them with the account, also those by foreign
-- keys. Accounts are locked in one order, so that two statements about several accounts do not wait for each other.
CREATE FUNCTION count_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE account a SET activity_revision = activity_revision + 1
  FROM (SELECT id FROM account WHERE id IN (SELECT account_id FROM changed) ORDER BY id FOR NO KEY UPDATE) active
  WHERE a.id = active.id;
  RETURN NULL;
END $$;

CREATE FUNCTION count_purchases() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE account a SET activity_revision = activity_revision + 1
  FROM (SELECT id FROM account
    WHERE id IN (SELECT d.account_id FROM changed c JOIN dealer d ON d.partner_number = c.partner_number)
    ORDER BY id FOR NO KEY UPDATE) active
  WHERE a.id = active.id;
  RETURN NULL;
END $$;

CREATE TRIGGER watch_added AFTER INSERT ON "watch"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_activity();
CREATE TRIGGER watch_changed AFTER UPDATE ON "watch"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_activity();
CREATE TRIGGER watch_moved AFTER UPDATE ON "watch"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_activity();
CREATE TRIGGER watch_removed AFTER DELETE ON "watch"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_activity();

CREATE TRIGGER watch_group_added AFTER INSERT ON "watch_group"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_activity();
CREATE TRIGGER watch_group_changed AFTER UPDATE ON "watch_group"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_activity();
CREATE TRIGGER watch_group_removed AFTER DELETE ON "watch_group"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_activity();

CREATE TRIGGER enquiry_added AFTER INSERT ON "enquiry"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_activity();
CREATE TRIGGER enquiry_changed AFTER UPDATE ON "enquiry"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_activity();
CREATE TRIGGER enquiry_removed AFTER DELETE ON "enquiry"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_activity();

CREATE TRIGGER saved_search_added AFTER INSERT ON "saved_search"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_activity();
CREATE TRIGGER saved_search_changed AFTER UPDATE ON "saved_search"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_activity();
CREATE TRIGGER saved_search_removed AFTER DELETE ON "saved_search"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_activity();

CREATE TRIGGER purchase_added AFTER INSERT ON "purchase"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_purchases();
CREATE TRIGGER purchase_changed AFTER UPDATE ON "purchase"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_purchases();
CREATE TRIGGER purchase_moved AFTER UPDATE ON "purchase"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_purchases();
CREATE TRIGGER purchase_removed AFTER DELETE ON "purchase"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_purchases();

CREATE FUNCTION count_change_of_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE account a SET activity_revision = activity_revision + 1
  FROM (SELECT id FROM account WHERE id = NEW.id OR id IN (SELECT account_id FROM watch WHERE added_by_id = NEW.id)
    ORDER BY id FOR NO KEY UPDATE) active
  WHERE a.id = active.id;
  RETURN NULL;
END $$;
CREATE TRIGGER account_address AFTER UPDATE OF "email" ON "account" FOR EACH ROW
  WHEN (OLD."email" IS DISTINCT FROM NEW."email") EXECUTE FUNCTION count_change_of_address();
