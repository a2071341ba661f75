/**
 * The fields of a request, from the query, the form or the multipart body, checked against the
 * call's schema and read into its types.
 */
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { BODY_BYTES, type CallDefinition } from '@zhupi/contract/calls/defineCall.ts'
import { refuse, Refusal } from '../domain/refuse.ts'

export async function readRequest(
  call: CallDefinition,
  request: FastifyRequest,
): Promise<{ fields: unknown; file: Buffer | undefined }> {
  const { fields, file } =
    call.method === 'GET'
      ? { fields: request.query, file: undefined }
      : await readBody(call, request)
  const read = call.request.safeParse(fields ?? {})
  if (read.success) return { fields: read.data, file }
  const [issue] = read.error.issues
  return refuse('badInput', describeIssue(issue?.path ?? [], issue?.code ?? 'custom'))
}

type Body = { fields: unknown; file: Buffer | undefined }

async function readBody(call: CallDefinition, request: FastifyRequest): Promise<Body> {
  if (!request.isMultipart()) return { fields: request.body, file: undefined }
  if (call.encoding !== 'multipart') return refuse('wrongContentType')
  const fieldSize = call.bodyBytes ?? BODY_BYTES
  const fileSize = call.fileBytes ?? 0
  // Fastify looks at the length of a form only.
  if (Number(request.headers['content-length'] ?? 0) > fieldSize + fileSize) refuse('bodyTooLarge')
  const fields: Record<string, unknown> = Object.create(null)
  let file: Buffer | undefined
  for await (const part of readParts(request, { fieldSize, fileSize })) {
    if (part.type === 'file') {
      if (fileSize === 0 || part.fieldname !== 'file' || file !== undefined)
        return refuse('badInput', `${part.fieldname}：这里不接收文件`)
      // In memory only: a file that is refused never lay anywhere.
      file = await readFile(part)
      continue
    }
    if (part.valueTruncated) return refuse('bodyTooLarge')
    // Browsers turn every line end of a multipart field into CR LF; the text had none of them.
    fields[part.fieldname] =
      part.fieldname in fields ? [] : String(part.value).replaceAll('\r\n', '\n')
  }
  return { fields, file }
}

async function readFile(part: MultipartFile): Promise<Buffer> {
  try {
    return await part.toBuffer()
  } catch (error) {
    throw hasStatus(error) ? error : new Refusal('badInput')
  }
}

/** A body that breaks off, or has no boundary, is the sender's mistake and not our fault. */
async function* readParts(
  request: FastifyRequest,
  { fieldSize, fileSize }: { fieldSize: number; fileSize: number },
) {
  try {
    yield* request.parts({ limits: { fieldSize, ...(fileSize > 0 && { fileSize }) } })
  } catch (error) {
    throw hasStatus(error) ? error : new Refusal('badInput')
  }
}

function hasStatus(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error
}

/** Names the field first, so that a person and a program can both find it. */
function describeIssue(path: readonly PropertyKey[], code: string): string {
  const field = path
    .map((part) => (typeof part === 'number' ? `第${part + 1}项` : String(part)))
    .join('.')
  return `${field}：${ISSUE_TEXTS[code] ?? '内容不正确'}`
}

const ISSUE_TEXTS: Record<string, string> = {
  invalid_type: '缺少或类型不正确',
  too_small: '太短或太小',
  too_big: '太长或太大',
  invalid_format: '格式不正确',
  invalid_value: '不在可选范围内',
}
