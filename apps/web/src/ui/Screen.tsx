/** The frame of every screen: head, one scroller, and a foot that stays above the keyboard. */
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { BackButton } from './BackButton.tsx'
import { usePane } from './pane.ts'
import { useScrollRestoration } from './useScrollRestoration.ts'

type Props = {
  title: string
  /** Shows the back arrow. */
  onBack?: () => void
  right?: ReactNode
  /** Between head and scroller: tabs, filters. */
  below?: ReactNode
  /** The main action's bar. */
  foot?: ReactNode
  tabBar?: ReactNode
  /** The body brings its own padding and scrolling. */
  bare?: boolean
  /** Uses the whole width from 900 px on. */
  wide?: boolean
  /** Nothing in the body takes the focus: the scroller does, so that the keyboard can scroll it. */
  isReading?: boolean
  children: ReactNode
}

export function Screen({
  title,
  onBack,
  right,
  below,
  foot,
  tabBar,
  bare,
  wide,
  isReading,
  children,
}: Props) {
  const body = useRef<HTMLDivElement>(null)
  const pane = usePane()
  const isPane = pane !== undefined
  useScrollRestoration(body, isPane ? 'list' : '')
  // The window's title is outside React's tree.
  useEffect(() => {
    if (!isPane) document.title = `${title} · 朱批`
  }, [title, isPane])
  // What is open beside a list is the page; the way back from the list is there once it is alone.
  const Body = isPane ? 'div' : 'main'
  const back = pane?.isAlone === false ? undefined : onBack
  return (
    <div className={['screen', wide && 'wide', tabBar && 'tabbed'].filter(Boolean).join(' ')}>
      <header>
        <div className={back ? 'screen-head with-back' : 'screen-head'}>
          {back && <BackButton onPress={back} />}
          <h1>{title}</h1>
          {right}
        </div>
        {below}
      </header>
      <Body
        ref={body}
        tabIndex={isReading ? 0 : undefined}
        className={bare ? 'screen-body bare' : 'screen-body'}
      >
        {children}
      </Body>
      {foot && <footer className="screen-foot">{foot}</footer>}
      {tabBar}
    </div>
  )
}
