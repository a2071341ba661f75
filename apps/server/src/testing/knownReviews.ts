/** What requests that fit hold of an essay that begins with 我以 and is reviewed. */
export function knownReviews(
  submissionId: number,
  hash: string,
): Record<string, Record<string, string | null>> {
  const essay = { studentHomeworkId: String(submissionId), hash }
  return {
    saveReview: { ...essay, verdictNo: null, remarkDrafted: '0' },
    getTeacherMarks: { id: String(submissionId) },
    saveTeacherMark: { ...essay, pNo: '1', start: '0', end: '2', quote: '我以', note: '' },
    savePhrase: { id: null, text: '写得真好。' },
  }
}
