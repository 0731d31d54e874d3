/** "TATA_SKY" */
export const PARTNER_CODE = /^[A-Z][A-Z0-9_]{1,30}$/
