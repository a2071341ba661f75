/** Links that open the operator's mini-program from a page outside of it. */
export type MiniProgramPort = {
  /** Whether the operator has one: without it no screen speaks of it. */
  isSet: boolean
  /** `query`: what the mini-program's page gets. Null: none is set, or WeChat gave no link. */
  link(query: string, now: Date): Promise<string | null>
}

/** The embedded twin: no mini-program is configured. */
export const NO_MINI_PROGRAM: MiniProgramPort = { isSet: false, link: async () => null }
