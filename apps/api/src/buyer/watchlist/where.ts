/** SQL: who is mailed about entry `w`: who added it, while working for the company; otherwise the list's holder. */
export const watchRecipientSql = `CASE WHEN EXISTS (
  SELECT 1 FROM dealer_member m WHERE m.dealer_id = w.account_id AND m.account_id = w.added_by_id AND m.role <> 'accountant'
) THEN w.added_by_id ELSE w.account_id END`
