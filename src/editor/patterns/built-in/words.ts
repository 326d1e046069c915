type Named<Words> = { title: string; description: string } & Words;
type Pair = readonly [string, string];
type Three<Of> = readonly [Of, Of, Of];

interface Said {
  said: string;
  author: string;
  role: string;
}

/** The words of the patterns that come with the site, in one language. */
export interface PatternWords {
  topic: Named<{
    question: string;
    answer: string;
    work: string;
    goal: string;
    figures: Three<Pair>;
    group: string;
    groupText: string;
    news: string;
  }>;
  project: Named<{
    goal: string;
    goalText: string;
    facts: readonly (readonly [string, string])[];
    plan: string;
    steps: readonly string[];
    partners: string;
    partnersText: string;
    funding: string;
  }>;
  group: Named<{
    lead: string;
    leadText: string;
    topics: string;
    topicList: readonly string[];
    members: string;
    arrival: string;
    arrivalText: string;
  }>;
  press: Named<{
    lead: string;
    text: string;
    said: Said;
    background: string;
    backgroundText: string;
    contact: string;
    contactText: string;
    original: string;
  }>;
  brief: Named<{ lead: string; text: string; more: string }>;
  pictures: Named<{ lead: string; between: string; end: string }>;
  series: Named<{
    lead: string;
    programme: string;
    rows: readonly (readonly string[])[];
    register: string;
    button: string;
    arrival: string;
    arrivalText: string;
  }>;
  faq: Named<{ lead: string; questions: readonly Pair[]; rest: string; restText: string }>;
  institute: Named<{
    lead: string;
    figures: Three<Pair>;
    fields: string;
    fieldTexts: Three<Pair>;
    news: string;
    events: string;
  }>;
  job: Named<{
    lead: string;
    tasks: string;
    taskList: readonly string[];
    profile: string;
    profileList: readonly string[];
    offer: string;
    offerList: readonly string[];
    said: Said;
    apply: string;
  }>;
  campaign: Named<{ lead: string; reasons: Three<Pair>; said: Said; button: string }>;
  instructions: Named<{ lead: string; steps: readonly string[]; help: string; helpText: string }>;
  numbers: Named<{ figures: Three<Pair> }>;
  pictureText: Named<{ text: string }>;
  contact: Named<{ heading: string; text: string; button: string }>;
  testimonial: Named<{ said: Said }>;
  questions: Named<{ heading: string; questions: readonly Pair[] }>;
  schedule: Named<{ heading: string; rows: readonly (readonly string[])[] }>;
  call: Named<{ text: string; button: string }>;
  newsList: Named<{ heading: string }>;
}
