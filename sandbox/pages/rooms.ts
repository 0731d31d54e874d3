// The live rooms as a tester sees them, and what a tester does to them.
import { EgressStatus, ParticipantInfo_State } from '@livekit/protocol'
import type { FastifyInstance } from 'fastify'
import type { Participant } from '../rooms/participant.ts'
import type { Room } from '../rooms/room.ts'
import type { Rooms } from '../rooms/server.ts'
import { html, type Html } from './html.ts'
import { page } from './layout.ts'
import { notThere, show } from './reply.ts'

interface Target {
  Params: { name: string }
}

export function mountRoomPages(app: FastifyInstance, rooms: Rooms): void {
  app.get('/rooms', async (_, reply) => show(reply, roomsPage(rooms, await rooms.world.ability.problem())))
  app.get('/rooms.json', async () => ({
    mediaProblem: (await rooms.world.ability.problem()) ?? null,
    rooms: rooms.book.all().map(roomAnswer),
    recordings: rooms.recordings.all().map((each) => each.toJson()),
  }))
  app.get<Target>('/control/rooms/:name', async ({ params }, reply) => {
    const room = rooms.book.find(params.name)
    const webhooks = rooms.world.webhooks.of(params.name).map(({ event, outcome }) => ({ event, outcome }))
    if (!room && webhooks.length === 0) return reply.status(404).send({ error: 'no such room' })
    return { ...(room && roomAnswer(room)), isOpen: room !== undefined, webhooks }
  })
  app.post<Target>('/control/rooms/:name/die', async ({ params }, reply) => {
    const room = rooms.book.find(params.name)
    if (!room) return reply.status(404).send({ error: 'no such room' })
    rooms.book.die(room)
    return { name: params.name, isOpen: false }
  })
  app.post<Target>('/rooms/:name/die', async ({ params }, reply) => {
    const room = rooms.book.find(params.name)
    if (!room) return notThere(reply)
    rooms.book.die(room)
    return reply.redirect('/rooms', 303)
  })
}

function roomAnswer(room: Room) {
  const people = [...room.participants.values()].map(({ identity, info, permission, tracks }) => ({
    identity,
    name: info.name,
    state: ParticipantInfo_State[info.state],
    isHidden: permission.hidden,
    tracks: [...tracks.values()].map(({ info: track, source }) => ({
      kind: source.kind,
      isMuted: track.muted,
      packets: source.packets,
    })),
  }))
  return { name: room.name, people }
}

function roomsPage({ book, recordings }: Rooms, problem: string | undefined): string {
  const rooms = book.all()
  const files = recordings.all().toReversed()
  return page(
    'Rooms',
    html`<h1>Live rooms</h1>
      ${problem !== undefined && html`<p class="error" role="alert">No sound and no picture can be carried. ${problem}</p>`}
      ${rooms.length === 0 ? html`<p class="soft">No room is open.</p>` : rooms.map(roomCard)}
      <h2>Recordings</h2>
      <p class="soft">Every recording is the same ten seconds.</p>
      ${files.map(
        ({ roomName, status, fileResults, error }) =>
          html`<p>
            <strong>${roomName}</strong> <span class="status">${EgressStatus[status]}</span>
            <code>${fileResults[0]?.location || (fileResults[0]?.filename ?? '')}</code> ${error}
          </p>`,
      )}
      <h2>For programs</h2>
      <p>
        <code>GET /rooms.json</code>; <code>GET /control/rooms/{name}</code> answers the room and its webhooks;
        <code>POST /control/rooms/{name}/die</code> ends it without a word. The <a href="/knobs">knobs</a> whose names
        begin with “room” and “recording” can be set for one room by <code>room</code>.
      </p>`,
  )
}

function roomCard(room: Room): Html {
  const people = [...room.participants.values()]
  return html`<div class="card">
    <h2>${room.name}</h2>
    ${
      people.length === 0
        ? html`<p class="soft">Nobody is in it.</p>`
        : html`<ul>
            ${people.map(personLine)}
          </ul>`
    }
    <form method="post" action="/rooms/${encodeURIComponent(room.name)}/die">
      <button class="stop" aria-label="Let ${room.name} die">Let it die</button>
    </form>
  </div>`
}

function personLine({ identity, info, permission, tracks }: Participant): Html {
  const media = [...tracks.values()].map(({ source, info: track }) => `${source.kind}${track.muted ? ' (muted)' : ''}`)
  return html`<li>
    ${info.name || identity} <span class="soft">${identity}${permission.hidden && ', hidden'}</span>
    ${media.length > 0 && html`sends ${media.join(', ')}`}
  </li>`
}
