// The words of counselling in the reader's language. Abbreviations are the same in every language.
import { useLingui } from '@lingui/react/macro'
import type { Band, Category, Exam, InstituteType, Quota, RestrictedPool } from '#core/modules/predictor/axes.ts'
import type { RankName } from '#core/modules/predictor/rank-windows.ts'

export function usePredictorWords() {
  const { t } = useLingui()
  const exams: Record<Exam, string> = { JOSAA: t`JEE (JoSAA)`, MCC: t`NEET UG (MCC)` }
  const categories: Record<Category, string> = { OPEN: t`Open (general)`, EWS: 'EWS', OBC: 'OBC-NCL', SC: 'SC', ST: 'ST' }
  const quotas: Record<Quota, string> = {
    AI: t`All India`,
    HS: t`Home state`,
    OS: t`Other state`,
    GO: t`Goa`,
    JK: t`Jammu and Kashmir`,
    LA: t`Ladakh`,
    DEEMED: t`Deemed university`,
  }
  const pools: Record<RestrictedPool, string> = {
    DU: t`Delhi University quota`,
    IP: t`IP University quota`,
    ESI: t`Children of people insured by ESI`,
    AMU: t`AMU students`,
    JAMIA: t`Jamia students`,
    PUDUCHERRY: t`Residents of Puducherry`,
    CW: t`Children of armed forces staff`,
    NRI: t`Non-resident Indians`,
    FOREIGN: t`Foreign nationals`,
  }
  const types: Record<InstituteType, string> = {
    IIT: 'IIT',
    NIT: 'NIT',
    IIIT: 'IIIT',
    GFTI: 'GFTI',
    AIIMS: 'AIIMS',
    JIPMER: 'JIPMER',
    CENTRAL: t`Central university`,
    GOVT_MED: t`Government medical college`,
    ESIC: 'ESIC',
    DEEMED: t`Deemed university`,
  }
  const bands: Record<Band, string> = { SAFE: t`Safe`, LIKELY: t`Likely`, REACH: t`Reach` }
  const ranks: Record<RankName, string> = {
    main: t`JEE Main rank (CRL)`,
    mainCategory: t`JEE Main category rank`,
    mainPwd: t`JEE Main category-PwD rank`,
    advanced: t`JEE Advanced rank (CRL)`,
    advancedCategory: t`JEE Advanced category rank`,
    advancedPwd: t`JEE Advanced category-PwD rank`,
    neet: t`NEET all-India rank`,
  }
  return { exams, categories, quotas, pools, types, bands, ranks }
} // prettier-ignore
