// Our answer to each section of a browser's offer: VP8 and Opus, one layer, no transport-wide congestion control.
import {
  attributes,
  DATA_LINES,
  DATA_SECTION,
  extensionIdOf,
  iceLines,
  isSending,
  midOf,
  payloadTypeOf,
} from './sdp.ts'
import type { IceParameters, Section } from './sdp.ts'

export const MID_EXTENSION = 'urn:ietf:params:rtp-hdrext:sdes:mid'
const LAYER_EXTENSION = 'urn:ietf:params:rtp-hdrext:sdes:rtp-stream-id'

export interface AnswerContext {
  readonly ice: IceParameters
  /** True when the connection was opened with data channels. */
  readonly hasData: boolean
}

export function answerSection(section: Section, { ice, hasData }: AnswerContext): string[] {
  const addresses = ice.candidates.map((candidate) => `a=candidate:${candidate}`)
  const common = ['c=IN IP4 127.0.0.1', `a=mid:${midOf(section)}`, ...iceLines(ice), ...addresses, 'a=end-of-candidates'] // prettier-ignore
  if (section.kind !== 'application') return [...mediaLines(section, common), ...codecLines(section)]
  const head = section.port !== 0 && hasData ? DATA_SECTION : DATA_SECTION.replace(' 9 ', ' 0 ')
  return [head, ...common, ...DATA_LINES]
}

function mediaLines(section: Section, common: readonly string[]): string[] {
  const payloadType = codecOf(section)
  const mid = extensionIdOf(section, MID_EXTENSION)
  const port = section.port === 0 ? 0 : 9
  const direction = isSending(section) && payloadType !== undefined ? 'recvonly' : 'inactive'
  return [
    `m=${section.kind} ${port} UDP/TLS/RTP/SAVPF ${payloadType ?? 0}`,
    ...common,
    'a=rtcp-mux',
    `a=${direction}`,
    ...(mid === undefined ? [] : [`a=extmap:${mid} ${MID_EXTENSION}`]),
  ]
}

function codecOf(section: Section): number | undefined {
  return payloadTypeOf(section, section.kind === 'video' ? 'VP8/90000' : 'opus/48000')
}

function codecLines(section: Section): string[] {
  const pt = codecOf(section)
  if (pt === undefined) return []
  if (section.kind === 'audio')
    return [`a=rtpmap:${pt} opus/48000/2`, `a=fmtp:${pt} minptime=10;useinbandfec=1;usedtx=1`]
  const feedback = ['nack pli', 'ccm fir', 'goog-remb'].map((each) => `a=rtcp-fb:${pt} ${each}`)
  // The start bitrate avoids a blurry start.
  return [`a=rtpmap:${pt} VP8/90000`, ...feedback, `a=fmtp:${pt} x-google-start-bitrate=1500`, ...layerLines(section)]
}

/** A browser offers layers from small to large. It is asked for the last, and then sends only that one, in full size. */
function layerLines(section: Section): string[] {
  const layers = attributes(section.lines, 'rid').filter((value) => value.endsWith(' send'))
  const layer = layers.at(-1)?.split(' ')[0]
  const extension = extensionIdOf(section, LAYER_EXTENSION)
  if (layer === undefined || extension === undefined) return []
  return [`a=extmap:${extension} ${LAYER_EXTENSION}`, `a=rid:${layer} recv`, `a=simulcast:recv ${layer}`]
}
