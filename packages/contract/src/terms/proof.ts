/** Acts that a ticket alone does not open: the person proves once more who it is. */
export const PROVEN_ACTS = ['changePhone', 'removeAccount'] as const
export type ProvenAct = (typeof PROVEN_ACTS)[number]
