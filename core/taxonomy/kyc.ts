export const KYC_TYPES = ['PAN', 'DRIVING_LICENCE', 'PASSPORT', 'VOTER_ID'] as const

/** All that is kept of a document: never its number, never its picture. Decision L-74. */
export interface Kyc {
  readonly isAsked: boolean
  readonly type: (typeof KYC_TYPES)[number] | null
  readonly last4: string | null
  readonly isVerified: boolean
}

/** The KYC details of a household that no document was asked of. */
export const noKyc: Kyc = { isAsked: false, type: null, last4: null, isVerified: false }
