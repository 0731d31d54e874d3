// The parts of a session description (RFC 8866) that the room reads and writes.

export interface Section {
  /** "audio", "video" or "application". */
  readonly kind: string
  /** 0 when the section is rejected. */
  readonly port: number
  readonly lines: readonly string[]
}

export interface IceParameters {
  readonly ufrag: string
  readonly pwd: string
  /** "sha-256 AB:CD:…" */
  readonly fingerprint: string
  readonly setup: string
  /** Without the leading "candidate:". */
  readonly candidates: readonly string[]
}

export const DATA_SECTION = 'm=application 9 UDP/DTLS/SCTP webrtc-datachannel'
export const DATA_LINES = ['a=sctp-port:5000', 'a=max-message-size:262144']

export function parseSdp(sdp: string): { readonly session: readonly string[]; readonly media: readonly Section[] } {
  const session: string[] = []
  const media: { kind: string; port: number; lines: string[] }[] = []
  for (const line of sdp.split(/\r?\n/)) {
    if (line === '') continue
    if (line.startsWith('m=')) {
      const [kind = '', port] = line.slice(2).split(' ')
      media.push({ kind, port: Number(port), lines: [] })
    }
    const target = media.at(-1)?.lines ?? session
    target.push(line)
  }
  return { session, media }
}

/** The values of every `a=name:value` line. */
export function attributes(lines: readonly string[], name: string): string[] {
  const prefix = `a=${name}:`
  return lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length))
}

export function attribute(lines: readonly string[], name: string): string | undefined {
  return attributes(lines, name)[0]
}

/** The media identification of a section, the empty string where it has none. */
export function midOf({ lines }: Section): string {
  return attribute(lines, 'mid') ?? ''
}

export function directionOf({ port, lines }: Section): string {
  if (port === 0) return 'inactive'
  const line = lines.find((each) => /^a=(sendrecv|sendonly|recvonly|inactive)$/.test(each))
  return line?.slice(2) ?? 'sendrecv'
}

export function isSending(section: Section): boolean {
  return directionOf(section).startsWith('send')
}

export function iceParametersOf(sdp: string): IceParameters {
  const { session, media } = parseSdp(sdp)
  const lines = [...session, ...media.flatMap((section) => section.lines)]
  return {
    ufrag: attribute(lines, 'ice-ufrag') ?? '',
    pwd: attribute(lines, 'ice-pwd') ?? '',
    fingerprint: attribute(lines, 'fingerprint') ?? '',
    setup: attribute(lines, 'setup') ?? 'actpass',
    candidates: [...new Set(attributes(lines, 'candidate'))],
  }
}

export function iceLines({ ufrag, pwd, fingerprint, setup }: IceParameters): string[] {
  return [`a=ice-ufrag:${ufrag}`, `a=ice-pwd:${pwd}`, `a=fingerprint:${fingerprint}`, `a=setup:${setup}`]
}

export function writeSdp(version: number, mids: readonly string[], sections: readonly (readonly string[])[]): string {
  return [
    'v=0',
    `o=- 4242 ${version} IN IP4 127.0.0.1`,
    's=-',
    't=0 0',
    `a=group:BUNDLE ${mids.join(' ')}`,
    'a=msid-semantic: WMS *',
    ...sections.flat(),
    '',
  ].join('\r\n')
}

/** The payload type that a section gives to a codec such as "VP8/90000". */
export function payloadTypeOf({ lines }: Section, codec: string): number | undefined {
  const wanted = ` ${codec.toLowerCase()}`
  const line = attributes(lines, 'rtpmap').find((value) => value.toLowerCase().includes(wanted))
  return line === undefined ? undefined : Number(line.split(' ')[0])
}

/** The id that a section gives to an RTP header extension. */
export function extensionIdOf({ lines }: Section, uri: string): number | undefined {
  const line = attributes(lines, 'extmap').find((value) => value.endsWith(` ${uri}`))
  return line === undefined ? undefined : Number(line.split(/[ /]/)[0])
}
