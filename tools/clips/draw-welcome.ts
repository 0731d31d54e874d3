// The welcome film, scene by scene. Its functions run in a browser, after `setUpBoard`: only their own text reaches it.
import type { WELCOME_SCENES } from '#server/seed/media/welcome-scenes.ts'
import type { Board } from './draw-clip.ts'

export interface WelcomeDrawing {
  readonly scenes: typeof WELCOME_SCENES
  readonly seconds: number
  /** A data: address. */
  readonly portrait: string
}

interface WelcomeBoard extends Board {
  lantern: (x: number, y: number, size: number, lit: number) => void
  teacher: (x: number, y: number, radius: number, now: number) => void
  hand: (x: number, y: number, now: number) => void
}

/** The things that the scenes are made of: a lantern, the teacher, her hand. */
export async function setFigures({ portrait }: WelcomeDrawing): Promise<void> {
  const board = window as unknown as WelcomeBoard
  const { pen } = board
  const face = Object.assign(new Image(), { src: portrait })
  await face.decode()
  const facets = ['#f5a81c', '#c2185b', '#0b5a63', '#2b4fb8', '#f5a81c', '#c2185b', '#0b5a63', '#2b4fb8']

  board.lantern = (x, y, size, lit) => {
    for (const [i, colour] of facets.entries()) {
      pen.save()
      pen.translate(x, y)
      pen.rotate((i * Math.PI) / 4)
      pen.globalAlpha = 0.16 + 0.84 * Math.max(0, Math.min(1, lit * 8 - i))
      pen.fillStyle = lit * 8 > i ? colour : '#e8dfc8'
      pen.beginPath()
      pen.moveTo(0, -size)
      for (const [side, out] of [[size * 0.2, -size * 0.42], [0, -size * 0.12], [-size * 0.2, -size * 0.42]] as const) pen.lineTo(side, out) // prettier-ignore
      pen.fill()
      pen.restore()
    }
  }

  board.teacher = (x, y, radius, now) => {
    pen.save()
    pen.beginPath()
    pen.arc(x, y, radius + 1.5 * Math.sin(now * 3), 0, 7)
    pen.clip()
    pen.drawImage(face, x - radius * 1.06, y - radius * 1.06, radius * 2.12, radius * 2.12)
    pen.restore()
  }

  board.hand = (x, y, now) => {
    pen.save()
    pen.translate(x, y)
    pen.rotate(0.35 * Math.sin(now * 6))
    board.box([-14, -26], [28, 30], '#b9784f')
    for (let finger = 0; finger < 4; finger += 1) board.box([-14 + finger * 7.2, -48 + Math.abs(finger - 1.4) * 4], [6, 30], '#b9784f') // prettier-ignore
    pen.rotate(0.7)
    board.box([4, -16], [8, 24], '#b9784f')
    pen.restore()
  }
}

/** A part of a class: the question, the answers of the class, and a doubt. */
export function setClass({ scenes }: WelcomeDrawing): void {
  const board = window as unknown as WelcomeBoard
  const [genda, rani, mor] = ['#f5a81c', '#e2457f', '#58c4cb']
  const options = [['mg', 4], ['mg sin θ', 29], ['mg cos θ', 5]] as const // prettier-ignore

  board.classScene = (now) => {
    board.box([488, 0], [160, 360], '#0c222a')
    board.teacher(564, 74, 48, now)
    board.write('Ananya Iyer', [524, 146], { size: 15, bold: true })
    board.box([516, 158], [52, 20], '#c0341d')
    board.write('LIVE', [526, 173], { size: 13, bold: true })
    board.write('38 here', [576, 173], { size: 13 })
    board.write('A block on a slope', [28, 40], { size: 18, bold: true, colour: genda })
    const since = now - scenes.class
    board.type('A block slides down a smooth slope of 30°.', since, [28, 84])
    if (since > 2.5) {
      board.write('Which force moves it?', [28, 128], { size: 20, bold: true, colour: mor })
      for (const [i, [option, share]] of options.entries()) {
        const wide = share * Math.min(1, (since - 2.5) / 5)
        board.box([120, 144 + i * 40], [8 + wide * 9, 28], share > 20 ? genda : '#3a6772')
        board.write(option, [28, 165 + i * 40], { size: 18 })
        board.write(String(Math.round(wide)), [138 + wide * 9, 164 + i * 40], { size: 16, bold: true })
      }
    }
    if (now < scenes.doubt) return
    board.box([28, 274], [380, 32], '#3a1d33')
    board.type('Kabir: what if the slope is rough?', now - scenes.doubt, [42, 296], { size: 18, colour: rani, bold: true })
    board.type('Then friction acts up the slope.', now - scenes.doubt - 2.5, [42, 330], { size: 19, colour: mor })
  } // prettier-ignore
}

/** The whole film, by its time. */
export function setWelcomeFrame({ scenes, seconds }: WelcomeDrawing): void {
  const board = window as unknown as WelcomeBoard
  const { pen } = board
  const [genda, cream] = ['#f5a81c', '#f6f2e6']

  function greet(now: number, lines: readonly string[], since: number) {
    board.teacher(150, 178, 104, now)
    board.hand(268, 214, now)
    for (const [i, line] of lines.entries())
      board.type(line, since - i * 1.6, [318, 140 + i * 40], { size: i === 0 ? 34 : 21, bold: i === 0, colour: i === 0 ? genda : cream }) // prettier-ignore
  }

  function after(since: number) {
    board.write('After the class', [40, 78], { size: 32, bold: true, colour: genda })
    for (const [i, line] of ['5 questions to practise', 'The notes of the class', 'The recording, to watch again'].entries())
      board.type(line, since - 0.6 - i * 1.4, [76, 138 + i * 52], { size: 23 })
    for (let row = 0; row < 3; row += 1) board.box([42, 122 + row * 52], [20, 20], since > 1.8 + row * 1.4 ? genda : '#3a6772')
    board.lantern(520, 190, 88, since / 5)
  } // prettier-ignore

  function week(since: number) {
    board.write('Your week', [40, 78], { size: 32, bold: true, colour: genda })
    for (const [i, day] of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].entries()) {
      board.lantern(78 + i * 80, 176, 34, i === 1 ? 0 : Math.max(0, since * 1.6 - i))
      board.write(day, [62 + i * 80, 240], { size: 17 })
    }
    board.type('Parents see the same week, in their language.', since - 1.5, [40, 300], { size: 21 })
  }

  board.frame = (now) => {
    pen.fillStyle = now >= scenes.class && now < scenes.after ? '#12303a' : '#1b1530'
    pen.fillRect(0, 0, 640, 360)
    if (now < scenes.class) greet(now, ['Namaste!', 'I am Ananya Iyer.', 'I teach Physics at Kandil.', 'Let me show you a class.'], now - scenes.hello)
    else if (now < scenes.after) board.classScene(now)
    else if (now < scenes.week) after(now - scenes.after)
    else if (now < scenes.goodbye) week(now - scenes.week)
    else greet(now, ['See you in class!', 'Now set up the rest:', 'a few minutes, in any order.'], now - scenes.goodbye)
    pen.fillStyle = genda
    pen.fillRect(0, 355, (640 * now) / seconds, 5)
  } // prettier-ignore
}
