/** What a new shop offers, and one of before there were packages: 5, 10, 25 and 50 coins. Every page knows it, so no schema is in here. */
export const SEED_PACKAGES: readonly number[] = [5_00, 10_00, 25_00, 50_00]
