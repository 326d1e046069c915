import { beforeAll } from 'vitest';
import { fetchLateParts } from '@/tool/late-part/late-part';

// As after a moment of rest in a browser, where they are drawn at once too.
beforeAll(fetchLateParts);
