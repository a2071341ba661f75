/** The pupil's messages about one thing (spec 2 §2). */
export { MessageDetail as MessageDetailScreen } from '#parts/Messages/MessageDetail.tsx'
