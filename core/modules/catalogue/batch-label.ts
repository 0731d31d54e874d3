/** What a batch may be called: decision L-80. It knows no zod. */
export const BATCH_LABELS = ['main', 'lite', 'classic', ...Array.from({ length: 25 }, (_, i) => String(i + 1))]
