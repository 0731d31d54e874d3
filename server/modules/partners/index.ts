// The parts of this module that other modules may import.
export { findTag, isPartner, listTags, type PartnerTag, listTagsOfPartner } from './store.ts'
export { changeTag, tagHousehold } from './tag-household.ts'
