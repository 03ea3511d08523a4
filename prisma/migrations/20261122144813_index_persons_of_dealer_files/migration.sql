-- CreateIndex
CREATE INDEX "dealer_note_author_id_idx" ON "dealer_note"("author_id");

-- CreateIndex
CREATE INDEX "hand_over_change_actor_id_idx" ON "hand_over_change"("actor_id");

-- CreateIndex
CREATE INDEX "purchase_paper_uploaded_by_id_idx" ON "purchase_paper"("uploaded_by_id");

-- CreateIndex
CREATE INDEX "dealer_import_account_id_idx" ON "dealer_import"("account_id");
