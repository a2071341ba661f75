/** Characters right before or right after a wrong form that make it innocent. */
export type Guard = { notAfter?: string; notBefore?: string }
