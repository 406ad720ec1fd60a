/** A table that only this page has: its line answers like the house's, and asks the house what moves do. */
import type { Line, PreviewAnswer } from "./connection.svelte";
import { t } from "./texts.svelte";
import type { FromClient, FromServer, Refusal, Snapshot, Update } from "./wire";

export abstract class OwnLine implements Line {
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor() {
    queueMicrotask(() => this.onopen());
  }

  close(): void {
    this.onmessage = () => undefined;
  }

  /** What the house would send. */
  post(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  send(text: unknown): boolean {
    void this.answer(JSON.parse(text as string) as FromClient);
    return true;
  }

  /** The table as one comes to it. */
  protected abstract welcome(): Snapshot;
  /** What a decision leads to, or why it is refused. */
  protected abstract act(event: string): Promise<Update[] | Refusal>;
  protected abstract preview(event: string): Promise<PreviewAnswer>;
  /** A decision stands, and has been told. */
  protected acted(event: string): void {
    void event;
  }

  private async answer(message: FromClient): Promise<void> {
    switch (message.kind) {
      case "join":
        return this.post(this.welcome());
      case "act":
        return this.decide(message.id, message.event);
      case "roll":
        return this.decide(message.id, "roll");
      case "preview": {
        const found = await this.preview(message.event);
        return this.post({ kind: "previewed", id: message.id, event: message.event, ...found });
      }
      default:
        return this.post({ kind: "refused", id: message.id, refusal: refusal(t("lesson-not-here")) });
    }
  }

  private async decide(id: string, event: string): Promise<void> {
    const follows = await this.act(event);
    if ("code" in follows) return this.post({ kind: "refused", id, refusal: follows });
    for (const update of follows) this.post(update);
    this.post({ kind: "ack", id, seq: follows.at(-1)?.now.seq ?? 0 });
    this.acted(event);
  }
}

/** A refusal in the page's own words. */
export function refusal(words: string): Refusal {
  return { code: "lesson", clause: "", args: {}, words };
}
