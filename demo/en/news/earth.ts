import { description, heading2, image, link, list, paragraph, quote, title } from '~mocks/seed/blocks';
import { makeMeldung } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const news = '/en/news/news-items';
const german = '/de/aktuelles/meldungen';

/** News of rivers, wind and sea. */
export const earthNews: SeedModule = (day) => [
  makeMeldung({
    path: `${news}/river-deltas-regrow-faster`,
    translationOf: `${german}/flussdeltas-wachsen-schneller-nach`,
    title: 'River deltas regrow faster than expected',
    description:
      'Forty years of satellite data show how sediments bring lost land back to the mouth of the Wispe.',
    created: day.minus(7, '10:27'),
    modified: day.minus(4, '08:27'),
    effective: day.minus(4, '08:15'),
    subjects: ['Coast', 'Satellite data', 'Sediment'],
    head_title: 'Earth System and Water',
    preview_image: { picture: 'delta.webp' },
    relatedItems: [`${news}/high-tide-comes-eleven-minutes-early`, `${news}/rainwind-network-millionth-gust`],
    show_navigation_portlet: true,
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      image({
        url: '/en/images/delta',
        alt: 'False-colour aerial view of a river delta, blue channels branching between yellow-green islands',
        description:
          'The mouth of the Wispe, stitched from 480 images. Land formed since 2009 is shown in green.',
      }),
      paragraph(
        'The delta was written off some forty years ago, when the Brackmoor dam went into service. With no mud arriving from upstream, the sea was expected to swallow a strip of coast every year. Six square kilometres did indeed vanish.',
      ),
      paragraph(
        'Then the trend reversed. In 2009 the operator started to open the reservoir for nine days each spring. The satellite record shows what that achieved: four of the six square kilometres have returned, at twice the pace of even the rosiest forecast.',
      ),
      heading2('Plants keep what the river brings'),
      paragraph(
        'The reason grows on the banks. Reeds and glasswort colonise a fresh mudflat in a single summer and slow the water so much that still more silt settles. Earlier models treated vegetation as a constant.',
      ),
      paragraph('The authors have three pieces of advice for anyone who runs a reservoir:'),
      list([
        'Open the gates before plants come into leaf, which means February to early April.',
        'Flush hard for a few days instead of gently for weeks.',
        'Keep boats away from new banks for two years.',
      ]),
      paragraph(
        'Will that be enough as sea level rises? On the same stretch of coast, the ',
        link('/en/projects/tidentakt', 'Tidentakt'),
        ' project is looking for the answer.',
      ),
    ],
  }),
  makeMeldung({
    path: `${news}/high-tide-comes-eleven-minutes-early`,
    translationOf: `${german}/das-hochwasser-kommt-elf-minuten-frueher`,
    title: 'High tide comes eleven minutes early',
    description:
      'A record spanning 130 years, the first for Seesand, reveals how the rhythm of the tides is shifting.',
    created: day.minus(21, '11:27'),
    modified: day.minus(17, '10:12'),
    effective: day.minus(17, '10:00'),
    subjects: ['Tides', 'Coast', 'Climate change'],
    head_title: 'Tidentakt',
    preview_image: { picture: 'diffraction-rose.webp' },
    members: ['/profile/moewenfeld'],
    institutes: ['atmosphaere-und-klima'],
    relatedItems: [`${news}/river-deltas-regrow-faster`],
    show_navigation_portlet: true,
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Twice a day the harbour master of Seesand wrote down the time of high water. Those who came after him kept up the habit, from 1896 until the first electronic gauge. Their 94,000 handwritten lines have now been joined to modern readings to form one unbroken series.',
      ),
      paragraph(
        'It shows that high tide at Seesand arrives eleven minutes earlier than it did when the first log book was opened. Deeper water is the main cause, since a tidal wave travels faster the more room it has beneath it. Dredged shipping lanes account for four minutes; the rest is sea-level rise.',
      ),
      quote(
        'Eleven minutes may sound trivial. To a ship with a hand’s breadth of water under her keel, they are half the harbour entrance.',
        {
          author: 'Dr Gesine Möwenfeld',
          additional_information: 'Coordinator of Tidentakt',
          image: '/profile/moewenfeld',
          quotationLanguage: 'en',
        },
      ),
      heading2('Every bay is different'),
      paragraph(
        'There is no single law for the whole shore. Next door in Alt Hafen, where a sandbank holds back the wave, the shift is a mere two minutes. Thirty more gauges will therefore be planted in the tidal flats by spring, and ',
        link('/en/projects/tidentakt/measurements', 'this page'),
        ' shows where.',
      ),
    ],
  }),
  makeMeldung({
    path: `${news}/rainwind-network-millionth-gust`,
    translationOf: `${german}/messnetz-regenwind-millionste-boee`,
    title: 'Regenwind network counts its millionth gust',
    description:
      'Every second, 340 stations paint a new picture of the air. Now we know how a gust grows old.',
    created: day.minus(29, '12:27'),
    modified: day.minus(24, '09:12'),
    effective: day.minus(24, '09:00'),
    subjects: ['Wind', 'Heavy rain', 'Observation network'],
    head_title: 'Atmosphere and Climate',
    preview_image: { picture: 'ridges.webp' },
    institutes: ['atmosphaere-und-klima'],
    relatedItems: [`${news}/high-tide-comes-eleven-minutes-early`, `${news}/river-deltas-regrow-faster`],
    show_navigation_portlet: true,
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      image({
        url: '/en/images/wind-lines',
        alt: 'Pale streamlines on dark blue, winding round invisible eddies',
        description: 'Air flow between 2.02 and 2.07 pm, computed from all stations.',
      }),
      paragraph(
        'It lasted seven seconds, blew at 61 kilometres an hour and knocked over a plastic chair at Kranichdamm. In every other respect, gust number one million was much like the 999,999 that came before. That is exactly what makes counting worthwhile.',
      ),
      paragraph(
        'There is a mast every eight kilometres, and in between microphones listen for sounds too deep for human ears. A gust can thus be followed from birth to its last breath. Most are over in less than four minutes. One in a hundred splits, however, and its daughters may grow into thunderstorms.',
      ),
      heading2('A twenty-minute head start'),
      paragraph(
        'Oke Windgaard’s group has turned this family tree of gusts into a warning system. In trials it announced heavy rain twenty minutes ahead of the radar on average, though one alert in six came to nothing. Immerlund’s fire brigade has been trying it out since summer.',
      ),
      paragraph(
        'Anyone may use the data, no account needed. The ',
        link('/en/institutes/atmosphere-and-climate/observation-network', 'network’s own page'),
        ' explains how.',
      ),
    ],
  }),
];
