import { expect, test } from 'vitest';
import { contentService } from '~mocks/dispatch/content';
import { services } from '~mocks/dispatch/services';
import type { Service } from '~mocks/services/shared/call';

const modules = import.meta.glob<object>('../../../mocks/services/**/*.ts', { eager: true });

const methods = ['get', 'post', 'patch', 'put', 'delete', 'options'];

const isService = (value: unknown): value is Service =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  methods.some((method) => Object.hasOwn(value, method));

test('Every service that a module exports answers under its name', () => {
  const made = Object.values(modules).flatMap((module) => Object.values(module).filter(isService));
  const listed = new Set([contentService, ...services]);
  const forgotten = made.filter((service) => !listed.has(service)).map(({ name }) => name);
  expect(made.length).toBeGreaterThan(services.length / 2);
  expect(forgotten, 'services that mocks/dispatch/services.ts lacks').toEqual([]);
});
