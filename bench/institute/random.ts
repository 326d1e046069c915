import type { Picked } from './words';
import { nameOf, words } from './words';
import type { SeedLanguage } from '~mocks/seed/types';

/** Chooses the same in every run: what is chosen depends on the seed and on how often was chosen before. */
export class Chooser {
  private state: number;

  constructor(seed: number) {
    this.state = (Math.imul(seed + 1, 2654435761) + 12345) >>> 0;
    this.below(1);
  }

  /** A whole number from 0, each as likely as the next. */
  below(limit: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.state / 0x100000000) * limit);
  }

  of<T>(values: readonly T[]): T {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new Error('There is nothing to choose from.');
    return value;
  }

  /** Several of them, each once, in their order of choice. */
  some<T>(values: readonly T[], count: number): T[] {
    const chosen = new Set<T>();
    for (let tries = 0; chosen.size < count && tries < 20 * count; tries += 1) chosen.add(this.of(values));
    return [...chosen];
  }

  private words(language: SeedLanguage): Picked {
    const { subjects, verbs, places } = words[language];
    const [subject = '', other = ''] = this.some(subjects, 2);
    const picked = { subject, other, verb: this.of(verbs), place: this.of(places) };
    return { ...picked, number: 3 + this.below(400), name: nameOf(this.below(460)) };
  }

  title(language: SeedLanguage): string {
    return this.of(words[language].titles)(this.words(language));
  }

  text(language: SeedLanguage, sentences: number): string {
    const write = () => this.of(words[language].sentences)(this.words(language));
    return Array.from({ length: sentences }, write).join(' ');
  }
}
