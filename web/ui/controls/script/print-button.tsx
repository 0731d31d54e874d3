import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { ButtonsScript } from './buttons-script.tsx'

/** Prints the page. Without JavaScript there is nothing to press: the browser's menu prints. */
export function PrintButton({ size, children }: { readonly size?: 'small'; readonly children: ReactNode }) {
  return (
    <>
      <Button kind="ghost" type="button" data-print hidden {...(size && { size })}>
        {children}
      </Button>
      <ButtonsScript />
    </>
  )
}
