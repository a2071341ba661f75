/** The pupil's messages about one thing. */
export { MessageDetail as MessageDetailScreen } from '#parts/Messages/MessageDetail.tsx'
