-- CreateIndex
CREATE INDEX "condition_version_account_id_idx" ON "condition_version"("account_id");
