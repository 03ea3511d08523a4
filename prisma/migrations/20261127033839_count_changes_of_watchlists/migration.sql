-- AlterTable
ALTER TABLE "account" ADD COLUMN     "desk_revision" INTEGER NOT NULL DEFAULT 0;

-- The desk of an account shows the entries and groups of its watchlist, its enquiries, and who added an entry. Triggers
-- count every change of them, also those by foreign keys. Accounts are locked in one order, so that two statements
-- about several watchlists do not wait for each other.
CREATE FUNCTION count_change_of_desk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE account a SET desk_revision = desk_revision + 1
  FROM (SELECT id FROM account WHERE id IN (SELECT account_id FROM changed) ORDER BY id FOR NO KEY UPDATE) of_desk
  WHERE a.id = of_desk.id;
  RETURN NULL;
END $$;

CREATE TRIGGER watch_added AFTER INSERT ON "watch"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_change_of_desk();
CREATE TRIGGER watch_changed AFTER UPDATE ON "watch"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_change_of_desk();
CREATE TRIGGER watch_moved AFTER UPDATE ON "watch"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_change_of_desk();
CREATE TRIGGER watch_removed AFTER DELETE ON "watch"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_change_of_desk();

CREATE TRIGGER watch_group_added AFTER INSERT ON "watch_group"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_change_of_desk();
CREATE TRIGGER watch_group_changed AFTER UPDATE ON "watch_group"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_change_of_desk();
CREATE TRIGGER watch_group_removed AFTER DELETE ON "watch_group"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_change_of_desk();

CREATE TRIGGER enquiry_added AFTER INSERT ON "enquiry"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_change_of_desk();
CREATE TRIGGER enquiry_changed AFTER UPDATE ON "enquiry"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_change_of_desk();
CREATE TRIGGER enquiry_removed AFTER DELETE ON "enquiry"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_change_of_desk();

CREATE FUNCTION count_change_of_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE account a SET desk_revision = desk_revision + 1
  FROM (SELECT id FROM account WHERE id = NEW.id OR id IN (SELECT account_id FROM watch WHERE added_by_id = NEW.id)
    ORDER BY id FOR NO KEY UPDATE) of_desk
  WHERE a.id = of_desk.id;
  RETURN NULL;
END $$;
CREATE TRIGGER account_address AFTER UPDATE OF "email" ON "account" FOR EACH ROW
  WHEN (OLD."email" IS DISTINCT FROM NEW."email") EXECUTE FUNCTION count_change_of_address();
