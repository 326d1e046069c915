import { once } from '~mocks/lib/once';
import type { Recorded } from '~mocks/recorded/in-language';
import { inLanguage } from '~mocks/recorded/in-language';
import type { FormSchema } from '~mocks/recorded/panels';
import { recordedPanels } from '~mocks/recorded/panels';
import { recording } from '~mocks/recorded/recording';
import text from '~mocks/recorded/behaviors.json?raw';
import type { Fieldset } from './recorded-types';
import type { SchemaProperty } from '~mocks/recorded/json-schema';
import { ownEntry } from '~mocks/lib/own-entry';

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

const owners = once(
  () =>
    new Set(
      Object.values(recorded()).flatMap(({ properties }) =>
        Object.values(properties).map((each) => ('behavior' in each ? each.behavior : undefined)),
      ),
    ),
);

/** Whether a property of a schema comes from a behavior, and not from the type's own schema. */
export const isOfBehavior = (property: SchemaProperty): boolean => owners().has(property.behavior);
