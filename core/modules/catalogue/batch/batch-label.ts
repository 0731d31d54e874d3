/** The labels of batches: decision L-80. */
export const BATCH_LABELS = ['main', 'lite', 'classic', ...Array.from({ length: 25 }, (_, i) => String(i + 1))]
