// Two people in a live room, each in a tab with LiveKit's own client: camera and microphone go through the sandbox's room.
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type * as LiveKit from 'livekit-client'
import { toInstant } from '#core/kernel/time.ts'
import { livekit } from '#server/providers/live-room/livekit.ts'
import type { RoomPass } from '#server/providers/live-room/port.ts'
import { findBrowser } from '../tools/browser.ts'
import { expect, test } from './test.ts'

declare global {
  interface Window {
    LivekitClient: typeof LiveKit
    room: LiveKit.Room
    wasRemoved: boolean
  }
}

const { E2E_ROOMS_URL = '', E2E_SANDBOX_URL = '' } = process.env
/** The client as one script. */
const CLIENT = createRequire(import.meta.url).resolve('livekit-client')
const rooms = livekit(
  { url: E2E_ROOMS_URL, apiKey: 'sandbox-livekit-key', apiSecret: 'a-livekit-secret-of-the-sandbox-alone', bucket: undefined },
  () => toInstant(Date.now()),
) // prettier-ignore

const browser = findBrowser()
test.use({
  launchOptions: {
    ...(browser ? { executablePath: browser.executablePath, env: { ...process.env, ...browser.env } } : {}),
    // With its sound off, the browser decodes nothing that it receives.
    ignoreDefaultArgs: ['--mute-audio'],
    args: [
      ...(browser?.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
      '--allow-loopback-in-peer-connection',
    ],
  },
})

const MAY_ALL = { audio: true, video: true, screen: true }

async function enter(page: Page, room: string, identity: string, role: RoomPass['role']): Promise<void> {
  const pass = { identity, displayName: identity, role, mayPublish: MAY_ALL, isHidden: false, livesSec: 120 }
  const token = await rooms.tokenFor(room, pass)
  await page.goto(`${E2E_SANDBOX_URL}/rooms`)
  await page.addScriptTag({ path: CLIENT })
  await page.evaluate(connect, { url: rooms.url, token })
}

/** Runs in the page. */
async function connect({ url, token }: { url: string; token: string }): Promise<void> {
  const { Room, RoomEvent, DisconnectReason } = window.LivekitClient
  const room = new Room({ singlePeerConnection: false })
  window.room = room
  room.on(RoomEvent.TrackSubscribed, (track) => document.body.append(track.attach()))
  room.on(RoomEvent.Disconnected, (reason) => {
    window.wasRemoved = reason === DisconnectReason.PARTICIPANT_REMOVED
  })
  await room.connect(url, token)
  await room.localParticipant.enableCameraAndMicrophone()
}

const widthSeen = (page: Page) => page.evaluate(() => document.querySelector('video')?.videoWidth ?? 0)
const framesSeen = (page: Page) =>
  page.evaluate(() => document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0)

/** Bytes of sound that the page has received from the other. */
function soundHeard(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const tracks = [...window.room.remoteParticipants.values()].flatMap((other) => [...other.audioTrackPublications.values()])
    const reports = await Promise.all(tracks.map(({ track }) => track?.getRTCStatsReport()))
    const entries = reports.flatMap((report) => [...(report?.values() ?? [])] as { type: string; bytesReceived?: number }[])
    return entries.reduce((sum, { type, bytesReceived = 0 }) => sum + (type === 'inbound-rtp' ? bytesReceived : 0), 0)
  })
} // prettier-ignore

/** Runs in the page. */
function publishedByLearner(): number | undefined {
  return window.room.remoteParticipants.get('learner')?.trackPublications.size
}

test('a teacher and a learner see and hear each other', async ({ context }, info) => {
  const room = `e2e${info.testId}${info.retry}`
  const [teacher, learner] = [await context.newPage(), await context.newPage()]
  await rooms.openRoom(room, { maxParticipants: 10, emptyTimeoutSec: 60 })
  await enter(teacher, room, 'teacher', 'TEACHER')
  await enter(learner, room, 'learner', 'LEARNER')

  for (const page of [teacher, learner]) {
    await expect.poll(() => widthSeen(page)).toBeGreaterThan(0)
    const [frames, sound] = [await framesSeen(page), await soundHeard(page)]
    await expect.poll(() => framesSeen(page)).toBeGreaterThan(frames + 5)
    await expect.poll(() => soundHeard(page)).toBeGreaterThan(sound + 500)
  }

  await test.step('the teacher’s microphone is muted by the server', async () => {
    await rooms.mute(room, 'teacher', 'AUDIO')
    await expect.poll(() => teacher.evaluate(() => window.room.localParticipant.isMicrophoneEnabled)).toBe(false)
  })

  await test.step('the learner may publish no longer, and is then sent out', async () => {
    await rooms.setMayPublish(room, 'learner', { audio: false, video: false, screen: false })
    await expect.poll(() => teacher.evaluate(publishedByLearner)).toBe(0)
    await rooms.remove(room, 'learner')
    await expect.poll(() => learner.evaluate(() => window.wasRemoved)).toBe(true)
  })
  expect((await rooms.listPeople(room)).map(({ identity }) => identity)).toEqual(['teacher'])
})
