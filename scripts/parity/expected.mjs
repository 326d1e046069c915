/**
 * In what the embedded CMS differs from Plone on purpose. `call` is held against `METHOD path as role`, `at` against the
 * place in the answer (`/status`, `/headers/…`, `/body/…`), `plone` and `embedded` against the two values as JSON; what
 * an entry leaves out fits everything. An entry that nothing fits any more makes the check fail, unless it is `byChance`:
 * what Plone leaves to chance may come out alike.
 */
export const expected = [
  {
    call: /@vocabularies\/Interfaces/,
    at: /^\/body\/(?:items|items_total|batching)/,
    reason: "The interfaces of Plone's own code are none of the embedded CMS.",
  },
  {
    call: /parity-queries\/tag\/ics_view/,
    at: /^\/body$/,
    plone: /DTSTART;TZID=Europe\/Berlin/,
    embedded: /DTSTART:\d+T\d+Z/,
    reason: 'Calendars tell times in UTC here, in Plone in a zone with its table.',
  },
  {
    call: /[?&](?:path\.depth=x|getObjPositionInParent=1) as/,
    at: /^\/body\/message$/,
    plone: / object oid 0x|GopipIndex/,
    reason: "Plone's message shows an index by its class and place in the database.",
  },
  {
    call: /parity-parameters\/@search\?[^@]*b_start=-[13]&b_size=/,
    reason:
      'Plone cuts a sorted search that starts before its first hit to too few, or fails on it; here it shows what is left of the batch.',
  },
  {
    call: /parity-parameters\/datei\/@@(?:download|display-file)\/title /,
    at: /^\/status$/,
    plone: /has no attribute 'getSize'/,
    embedded: /"status":404/,
    reason: 'Plone fails on a field that holds no file; here there is no such file.',
  },
  {
    call: /parity-(?:structure|links)\//,
    at: /^\/status$/,
    plone: /"status":30[27]/,
    embedded: /"status":401/,
    reason: 'Who may not view what has moved is told the way to it by Plone; here they are not.',
  },
  {
    call: /^PATCH \/@users\/us-anna as/,
    at: /^\/status$/,
    plone: /"status":204/,
    embedded: /Possibly duplicate/,
    reason: "Plone lets an account take another's id for its login name; here it is refused.",
  },
  {
    call: /^GET \/de\/parity-sharing\/innen\/@sharing as manager/,
    at: /^\/body\/entries\/[56]/,
    reason: 'A group with the id of a former one has its local roles in Plone; here nothing is handed on.',
  },
  {
    call: /@job-offer-search\?q=x{101,}/,
    at: /^\/status$/,
    embedded: /more than \d+ characters/,
    reason: 'Plone takes searches of any length; here a pattern has an end.',
  },
  {
    call: /parity-content/,
    at: /^\/status$/,
    plone: /'NoneType' object has no attribute 'values'/,
    embedded: /"status":20/,
    reason:
      'Blocks that a call sets to null make Plone fail whenever it shows the page; here the page has none.',
  },
  {
    call: /^POST .*@(?:copy|move) /,
    at: /^\/status$/,
    plone: /"status":500,"type":"AttributeError","message":"'[\w-]+'"/,
    embedded: /"status":200/,
    reason:
      'Plone finds a source that lies in a folder above the named one and then fails on it; here what is not at the named path is left out.',
  },
  {
    call: /^(?:GET \/@users\/member|POST \/@login-renew) as anonymous/,
    at: /^\/status$/,
    plone: /not enough values to unpack/,
    reason: 'An Authorization header of one word makes Plone fail; here it names nobody.',
  },
  {
    call: /^POST \/de\/parity-auth /,
    at: /^\/status$/,
    reason:
      'Plone logs in by login and password in any JSON body; here that is for @login alone, where failures are counted.',
  },
  {
    call: /^GET \/@users\?/,
    at: /^\/body\/items\//,
    byChance: true,
    reason: 'Plone gives users of the same name, and the first of a limited list, in no certain order.',
  },
  {
    call: /^GET \/@principals\?search=e /,
    at: /^\/status$/,
    plone: /IContentListingObject/,
    reason: 'What deleted users leave in Plone makes its search for principals fail.',
  },
  {
    call: /^POST \/@groups /,
    at: /^\/headers\/location$/,
    reason: 'Plone puts letters beyond ASCII into a header as they are; here they are encoded.',
  },
  {
    call: /^GET \/@groups\?query=gr-&limit=1 /,
    at: /^\/body\/\d+$/,
    byChance: true,
    reason:
      'Plone asks each source of groups for as many as the limit says, so it limits nothing for certain.',
  },
  {
    call: /^GET \/@groups\/gr-/,
    at: /^\/body\/members/,
    plone: /"gr-|^\d+$/,
    reason: 'In Plone a group can be made a member of itself; here it cannot.',
  },
  {
    call: /^GET \/de\/parity-workflow\/(?:gang-\w+|lang|familie\/datei) /,
    at: /^\/body\/(?:effective|expires)$/,
    reason: 'A refused transition stores dates in Plone; here what is refused changes nothing.',
  },
  {
    call: /^POST \/de\/parity-workflow\/.*@workflow\/\w+ as (?:reviewer|anonymous|member)$/,
    at: /^\/status$/,
    embedded: /"status":401[^}]{0,500}'save' in this context/,
    reason:
      'In Plone dates can be sent along with a transition without the right to edit; here that is refused.',
  },
  {
    call: /@history|\?version=/,
    at: /^\/body\/message$/,
    plone: /Retrieving of '</,
    reason: "Plone's message shows the class and the physical path of its object.",
  },
  {
    call: /^GET \/de\/parity-sharing\/innen\/tief\/@sharing /,
    at: /^\/body\/entries\/\d+\/roles\/Reader$/,
    reason:
      'Who cuts inheritance keeps acquired roles as local ones: in Plone those that everybody logged in has, too.',
  },
  {
    call: /portal_type=Discussion%20Item&sort_on=id as member/,
    at: /^\/body\/items/,
    reason: 'Whose page is made private stays found by its comments in Plone; here they go with it.',
  },
  {
    call: /^GET \/@controlpanels\/mail /,
    at: /^\/body\/data\/smtp_/,
    reason: 'The mail server is the one at hand.',
  },
  {
    call: /^GET \/@system /,
    at: /^\/body\/python_version$/,
    reason: "How Plone's Python was built.",
  },
  {
    call: /@solr(?:\?(?:q=(?:\*|%20)?|unknown=1))? as |@solr-suggest(?:\?query=(?:\*|%20)?)? as /,
    at: /^\/body\/(?:response\/docs|highlighting|suggestions)\//,
    byChance: true,
    reason: 'Without words all hits rank alike; Plone then gives them in the order of numbers that it draws.',
  },
];
