declare module 'virtual:t0-script' {
  /** The address of the script for pages that ship no React. */
  const src: string
  export default src
}

declare module 'virtual:t0-chooser-script' {
  /** The address of the script for pages on which class, board and target are chosen. */
  const src: string
  export default src
}

declare module 'virtual:t0-files-script' {
  /** The address of the script for forms with files. */
  const src: string
  export default src
}

declare module 'virtual:t0-popup-script' {
  /** The address of the script for pages with a pop-up. */
  const src: string
  export default src
}

declare module 'virtual:t0-push-script' {
  /** The address of the script for the switch of push messages. */
  const src: string
  export default src
}

declare module 'virtual:t0-read-script' {
  /** The address of the script that lists the pages that are kept on the phone. */
  const src: string
  export default src
}

declare module 'virtual:t0-splash-script' {
  /** The address of the script for the first screens of the installed app. */
  const src: string
  export default src
}

declare module 'virtual:t0-buttons-script' {
  /** The address of the script that shows the state of a PIN code. */
  const src: string
  export default src
}

declare module 'virtual:t0-pin-script' {
  /** The address of the script that shows the state of a PIN code. */
  const src: string
  export default src
}
