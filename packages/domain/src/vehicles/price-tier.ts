/** Which of the two prices a caller sees, filters and sorts by (specification section 6, U-02). */
export type PriceTier = 'consumer' | 'dealer'
