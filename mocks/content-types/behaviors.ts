import type { Recorded } from '../recorded/in-language';
import { inLanguage } from '../recorded/in-language';
import type { FormSchema } from '../recorded/panels';
import { recordedPanels } from '../recorded/panels';
import { recording } from '../recorded/recording';
import text from '../recorded/behaviors.json?raw';
import type { Fieldset } from './recorded-types';
import type { SchemaProperty } from './schema';
import { ownEntry } from '../text/own-entry';

/** What one behavior adds to the schema of a type. */
export interface Behavior {
  properties: Readonly<Record<string, Recorded<SchemaProperty>>>;
  required: readonly string[];
  fieldsets: readonly Fieldset[];
}

const recorded = recording<Readonly<Record<string, Behavior>>>(text);

const behaviorName = /^\w+(?:\.\w+)+$/;

/** Names of all behaviors in the order of the control panel, in which they add their fields. */
export function behaviorNames(): readonly string[] {
  const { schema } = inLanguage(recordedPanels().typePanel, 'de') as { schema: FormSchema };
  return schema.fieldsets.flatMap(({ fields }) => fields).filter((name) => behaviorName.test(name));
}

const nothing: Behavior = { properties: {}, required: [], fieldsets: [] };

export function behaviorNamed(name: string): Behavior {
  return ownEntry(recorded(), name) ?? nothing;
}

let owners: ReadonlySet<unknown> | undefined;

/** Whether a property of a schema comes from a behavior, and not from the type's own schema. */
export function isOfBehavior(property: SchemaProperty): boolean {
  owners ??= new Set(
    Object.values(recorded()).flatMap(({ properties }) =>
      Object.values(properties).map((each) => ('behavior' in each ? each.behavior : undefined)),
    ),
  );
  return owners.has(property.behavior);
}
