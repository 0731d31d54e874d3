// The product's name, in one place: headers, message templates, invoices and centre paths take it from here. Decision L-89.
export const PRODUCT = { name: 'Kandil', payee: 'Kandil Learning' } as const
