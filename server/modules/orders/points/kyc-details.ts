import type { Kyc } from '#core/taxonomy/kyc.ts'
import type { Db } from '#server/platform/database/db.ts'
import { onlyPoint } from '#server/platform/points/point.ts'

/** The KYC details of a household. */
export const kycDetails = onlyPoint<(db: Db, accountId: string) => Promise<Kyc | undefined>>('kycDetails')
