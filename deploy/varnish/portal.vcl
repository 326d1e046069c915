# Keeps what Plone answers to everybody, as long as Plone's caching rules say, and forgets all of it when Plone tells of a
# change: lists, navigation and relations show a page in many places.
vcl 4.1;

backend portal {
    .host = "127.0.0.1";
    .port = "3000";
    .first_byte_timeout = 300s;
    .between_bytes_timeout = 60s;
}

acl purgers {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        # Behind nginx every caller has an address of this machine, and stands before it in the header.
        if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
            return (synth(405, "Not allowed"));
        }
        ban("obj.status != 0");
        return (synth(200, "Purged"));
    }

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }

    # What a session, or the pass of a restricted file, opens is for one alone.
    if (req.http.Authorization || req.http.Cookie ~ "(?:^|;\s*)(?:auth_token|__ac|restricted_content_token)=") {
        return (pass);
    }

    # No other cookie changes an answer to everybody: the app names the language of each call.
    unset req.http.Cookie;
}

sub vcl_hash {
    # The API words its answers in the language that is asked for, and answers HTML to who wants that.
    if (req.url ~ "^/\+\+api\+\+(?:/|$)") {
        hash_data(req.http.Accept-Language);
        hash_data(req.http.Accept);
    }
}

sub vcl_backend_response {
    # Pages and files that the app's server makes name no time of their own: it remembers them itself.
    if (bereq.url !~ "^/\+\+api\+\+/" && bereq.url !~ "/@@images/") {
        set beresp.uncacheable = true;
        return (deliver);
    }
    # Without a rule of Plone's nothing is kept.
    if (beresp.http.Cache-Control !~ "s-maxage=[1-9]" && beresp.http.Cache-Control !~ "public") {
        set beresp.uncacheable = true;
        set beresp.ttl = 60s;
        return (deliver);
    }
    if (beresp.status != 200 && beresp.status != 404) {
        set beresp.uncacheable = true;
        set beresp.ttl = 1s;
        return (deliver);
    }
    # Who waits for a new answer gets the last one for a moment, but none that was forgotten.
    set beresp.grace = 5s;
}

sub vcl_deliver {
    # Browsers ask again: a change that is told to this cache is not told to them.
    if (req.url ~ "^/\+\+api\+\+/" && resp.http.Cache-Control ~ "s-maxage") {
        set resp.http.Cache-Control = "max-age=0, must-revalidate";
    }
    if (obj.hits > 0) {
        set resp.http.X-Cache = "hit";
    } else {
        set resp.http.X-Cache = "miss";
    }
    unset resp.http.Via;
    unset resp.http.X-Varnish;
}
