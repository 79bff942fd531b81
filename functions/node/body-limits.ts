import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal } from '#contract/calls/refusals.ts';
import type { RefusalCode } from '#contract/calls/refusals.ts';

export interface BodyLimitFigures {
  /** A response above this size is large. Pages and all sizes of pictures stay below it. */
  largeAnswerBytes: number;
  /** A request above this size is large. A piece of a chunked upload stays below it. */
  largeUploadBytes: number;
  /**
   * The limit of simultaneous large responses. Each takes about 0.4 MB of memory. Many people share an address of a
   * mobile network.
   */
  answers: Most;
  /**
   * The limit of simultaneous large requests. Each is stored in memory whole and copied while it is read: up to 100 MB
   * for a moment.
   */
  uploads: Most;
  /**
   * A client that reads nothing of its response, or sends nothing of its request, for this long is disconnected. It can
   * take twice as long, since Node checks once in this time. A browser resumes a film by a range request.
   */
  stallMs: number;
  /**
   * The maximum number of unanswered requests on one connection. Browsers and proxies wait for a response before they
   * send the next request.
   */
  requestsOfConnection: number;
}

interface Most {
  ofNetwork: number;
  ofAll: number;
}

const FIGURES: BodyLimitFigures = {
  largeAnswerBytes: 1024 * 1024,
  largeUploadBytes: 2 * 1024 * 1024,
  answers: { ofNetwork: 24, ofAll: 192 },
  uploads: { ofNetwork: 4, ofAll: 12 },
  stallMs: 15_000,
  requestsOfConnection: 8,
};

const RETRY_AFTER_SECONDS = { ofNetwork: 10, ofAll: 5 };

/** Limits the memory that clients can occupy by not reading responses, by not ending requests, and by large bodies. */
export class BodyLimits {
  readonly #figures: BodyLimitFigures;
  readonly #unanswered = new WeakMap<Socket, number>();
  readonly #answers: UnderWay;
  readonly #uploads: UnderWay;

  constructor(figures: Partial<BodyLimitFigures> = {}) {
    this.#figures = { ...FIGURES, ...figures };
    this.#answers = new UnderWay(this.#figures.answers, 'DOWNLOADS_OF_NETWORK', 'DOWNLOADS_TOO_MANY');
    this.#uploads = new UnderWay(this.#figures.uploads, 'SENDING_OF_NETWORK', 'SENDING_TOO_MANY');
  }

  /**
   * Watches a request until its response is sent. Disconnects a client that stalls, and one that sends many requests
   * without waiting for responses.
   * @returns whether to answer the request; otherwise its connection has ended
   */
  watch(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const { socket } = incoming;
    if (socket.destroyed) return false;
    const unanswered = (this.#unanswered.get(socket) ?? 0) + 1;
    if (unanswered > this.#figures.requestsOfConnection) {
      socket.destroy();
      return false;
    }
    this.#unanswered.set(socket, unanswered);
    outgoing.once('close', () => this.#unanswered.set(socket, this.#unanswered.get(socket)! - 1));
    const { stallMs } = this.#figures;
    // Node counts a socket as active while any byte of it moves, also within one large write.
    socket.setTimeout(stallMs);
    outgoing.on('timeout', () => {
      const isToRead = outgoing.writableLength > 0;
      const isToSend = !incoming.complete && incoming.readableLength === 0;
      if (isToRead || isToSend) socket.destroy();
      // Otherwise the shop itself is still working on the response.
      else socket.setTimeout(stallMs);
    });
    return true;
  }

  /**
   * Counts a large response until it is sent or its client disconnects.
   * @param bytes its size; undefined when it is not known yet, which counts as large
   * @throws DOWNLOADS_OF_NETWORK, DOWNLOADS_TOO_MANY
   */
  holdAnswer(outgoing: Ending, network: string, bytes: number | undefined): void {
    if (bytes === undefined || bytes > this.#figures.largeAnswerBytes) this.#answers.begin(outgoing, network);
  }

  /**
   * Counts a large request until its response is sent or its client disconnects.
   * @param bytes its maximum size
   * @throws SENDING_OF_NETWORK, SENDING_TOO_MANY
   */
  holdUpload(outgoing: Ending, network: string, bytes: number): void {
    if (bytes > this.#figures.largeUploadBytes) this.#uploads.begin(outgoing, network);
  }
}

/** The part of a response that signals its end: sent, or its client disconnected. */
interface Ending {
  readonly closed: boolean;
  once(event: 'close', listener: () => void): unknown;
}

class UnderWay {
  readonly #most: Most;
  readonly #ofNetworkRefusal: RefusalCode;
  readonly #ofAllRefusal: RefusalCode;
  readonly #counts = new Map<string, number>();
  #all = 0;

  constructor(most: Most, ofNetworkRefusal: RefusalCode, ofAllRefusal: RefusalCode) {
    this.#most = most;
    this.#ofNetworkRefusal = ofNetworkRefusal;
    this.#ofAllRefusal = ofAllRefusal;
  }

  begin(outgoing: Ending, network: string): void {
    if (outgoing.closed) return;
    const count = this.#counts.get(network) ?? 0;
    if (count >= this.#most.ofNetwork) {
      throw new Refusal(this.#ofNetworkRefusal, { retryAfterSeconds: RETRY_AFTER_SECONDS.ofNetwork });
    }
    if (this.#all >= this.#most.ofAll) {
      throw new Refusal(this.#ofAllRefusal, { retryAfterSeconds: RETRY_AFTER_SECONDS.ofAll });
    }
    this.#all += 1;
    this.#counts.set(network, count + 1);
    outgoing.once('close', () => this.#end(network));
  }

  #end(network: string): void {
    this.#all -= 1;
    const left = this.#counts.get(network)! - 1;
    if (left > 0) this.#counts.set(network, left);
    else this.#counts.delete(network);
  }
}
