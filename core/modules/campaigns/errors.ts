import { defineErrors } from '#core/kernel/error.ts'

export const campaignErrors = defineErrors({
  CAMPAIGN_STARTED: [409, 'This campaign was started and cannot be changed. Make a new one.'],
  CAMPAIGN_NOT_RUNNING: [409, 'This campaign is not being sent, so there is nothing to stop.'],
  CAMPAIGN_WITHOUT_TEXT: [
    409,
    'The template “{type}” has no English text for {channel}. Add it under Message templates.',
  ],
  CAMPAIGN_TEXT_NOT_AN_OFFER: [409, 'The {channel} template is registered as {category}. An offer needs a promotional category.'], // prettier-ignore
  CAMPAIGN_VALUE_MISSING: [409, 'The template needs a value for “{name}”. Enter it in the campaign.'],
  CAMPAIGN_VALUE_DOES_NOT_FIT: [409, 'The value of “{name}” does not fit the template. It may have at most {max} characters.'], // prettier-ignore
  CAMPAIGN_WITHOUT_RECIPIENTS: [409, 'Nobody would get this campaign. Check the filters and the channels.'],
  OWN_CAMPAIGN: [403, 'You wrote some of this campaign, or asked for it. Another person must approve it.'],
  CAMPAIGN_DECIDED: [409, 'This campaign was decided already.'],
})
