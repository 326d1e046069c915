import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface AnswerLimits {
  /** Milliseconds without a byte taken after which nobody reads an answer any more. */
  patience: number;
  /** Bytes of answers that are kept ready for one sender, and for all. */
  perSender: number;
  inAll: number;
}

const usualLimits: AnswerLimits = {
  patience: 60_000,
  perSender: 64 * 1024 * 1024,
  inAll: 256 * 1024 * 1024,
};

/** Milliseconds between two looks at the open answers. */
const interval = 5000;

interface Open {
  socket: Socket;
  sender: string;
  /** Bytes that wait in memory to be sent. */
  held: number;
  /** Bytes that had left at the last look, and when they last became more. */
  sent: number;
  movedAt: number;
}

/** Answers on their way out; those that nobody reads are broken off. */
export interface Answers {
  watch(response: ServerResponse, sender: string): void;
  /** Notes how many bytes an answer keeps in memory, and makes room for them. */
  hold(response: ServerResponse, bytes: number): void;
  /** Breaks off what has not moved for too long. */
  check(): void;
}

const sentOf = (socket: Socket): number => socket.bytesWritten - socket.writableLength;

export function createAnswers({
  limits = usualLimits,
  now = Date.now,
}: { limits?: AnswerLimits; now?: () => number } = {}): Answers {
  const open = new Map<ServerResponse, Open>();
  let timer: NodeJS.Timeout | undefined;

  function look(response: ServerResponse, each: Open): void {
    const waits = response.writableLength > 0 || each.socket.writableLength > 0;
    const sent = sentOf(each.socket);
    if (!waits || sent !== each.sent) each.movedAt = now();
    each.sent = sent;
  }

  function forget(response: ServerResponse): void {
    open.delete(response);
    if (open.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  /** Breaks off answers, those first that have stood still for longest, until no more is held than may be. */
  function makeRoom(most: number, isMeant: (each: Open) => boolean): void {
    const meant = [...open].filter(([, each]) => each.held > 0 && isMeant(each));
    let held = meant.reduce((sum, [, each]) => sum + each.held, 0);
    if (held <= most) return;
    for (const [response, each] of meant) look(response, each);
    for (const [response, each] of meant.sort(([, a], [, b]) => a.movedAt - b.movedAt).slice(0, -1)) {
      if (held <= most) return;
      held -= each.held;
      forget(response);
      each.socket.destroy();
    }
  }

  const answers: Answers = {
    watch(response, sender) {
      const { socket } = response;
      if (!socket) return;
      open.set(response, { socket, sender, held: 0, sent: sentOf(socket), movedAt: now() });
      response.once('close', () => forget(response));
      timer ??= setInterval(answers.check, interval).unref();
    },
    hold(response, bytes) {
      const own = open.get(response);
      if (!own) return;
      own.held = bytes;
      makeRoom(limits.perSender, ({ sender }) => sender === own.sender);
      makeRoom(limits.inAll, () => true);
    },
    check() {
      for (const [response, each] of open) {
        look(response, each);
        if (now() - each.movedAt < limits.patience) continue;
        forget(response);
        each.socket.destroy();
      }
    },
  };
  return answers;
}
