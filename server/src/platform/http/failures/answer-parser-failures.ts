import { STATUS_CODES, type IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { wrongEnvelope } from 'contract/refusals/wire';
import { languageOf } from '../request-language.ts';
import { refusalAnswer } from './refusal-answer.ts';
import { securityHeaders } from '../security-headers.ts';

type ParserFailure = Error & { code?: string | undefined; rawPacket?: unknown };

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers a request that never became one. It is like any other answer, but repeats nothing of the request. */
export function answerParserFailure(failure: ParserFailure, socket: Socket) {
  if (!socket.writable || failure.code === 'ECONNRESET') {
    socket.destroy(failure);
    return;
  }
  const status = statuses[failure.code ?? ''] ?? 400;
  const body = JSON.stringify(refusalAnswer(languageOf(headersIn(failure.rawPacket)), wrongEnvelope));
  const headers = {
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

/** The headers that say the language, as far as they arrived. */
function headersIn(packet: unknown): IncomingHttpHeaders {
  const text = Buffer.isBuffer(packet) ? packet.toString('latin1') : '';
  const found = text.matchAll(/^(languagetype|accept-language): *([^\r\n]{1,100})/gim);
  return Object.fromEntries([...found].map(([, name = '', value]) => [name.toLowerCase(), value]));
}
