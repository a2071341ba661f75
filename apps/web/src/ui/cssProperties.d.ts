import 'react'

declare module 'react' {
  /** Our own custom properties may stand in a style. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
